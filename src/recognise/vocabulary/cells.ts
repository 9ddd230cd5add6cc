/** Words in the cells of a list that are none of its contents. */
import { toSet } from './to-set.ts'

/** What programs write where there is nothing. 'NA' may be a text, and S/D is ours. */
export const nothingTexts = toSet(
  'nan, nat, null, (null), <null>, [null], none, (none), nil, undefined, n/a, n.a., <na>, n/d, (en blanco), en blanco, (blank), (empty), (vacío), (vacia), (vacio), (vacías), vacío, vacio, ninguno, (ninguno), no aplica, no tiene, no posee, sin ean, sin dato, sin datos',
  ', ',
)

/** What people write where an article has no code. */
export const noCodeTexts = toSet(
  's/c, s/n, s/d, s/cod, s/cod., s/cód, s/cód., s/código, s/codigo, n/c, sin codigo, sin código, sin cod., sin cód., varios, varias, a definir, a confirmar, a asignar, sin asignar, pendiente, 0, 00, 000, 0000, -, --, ---, ., .., ?, ??',
  ', ',
)

/** Between the codes of several articles. */
export const rangeWords = toSet('a, al, y, e, o, u, hasta, -, –', ', ')
