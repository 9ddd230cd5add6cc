import { maxNota, type Medida } from '../../../state/pedido/linea.ts'
import { unitsIn } from '../../../state/pedido/units.ts'
import { roleOf, type Role } from '../../../ui/tables/roles.ts'
import type { Codes } from './codes.ts'
import { amountOf, meaningOfLine } from './line.ts'
import { flat, namesOf } from './names.ts'
import { lineFor, requestedPacks, pastedAs, type Pasted } from './pasted.ts'

export interface Header {
  readonly at: number
  readonly roles: readonly (Role | undefined)[]
}

const identities: readonly (Role | undefined)[] = ['ean', 'codigo', 'nombre', 'tamaño']

const rolesIn = (cells: readonly string[]): Header['roles'] | undefined => {
  const roles = cells.map(roleOf)
  const existing = new Set(roles.filter((role) => role !== undefined))
  if (existing.size < 2 || !identities.some((role) => roles.includes(role))) return undefined
  return existing.has('cantidad') || existing.has('unidades')
    ? roles
    : roles.map((role, at) => (cells[at]?.trim() === '' ? 'cantidad' : role))
}

/** The first row that names columns. */
export const headerIn = (rows: readonly (readonly string[])[]): Header | undefined => {
  for (const [at, cells] of rows.entries()) {
    const roles = rolesIn(cells)
    if (roles) return { at, roles }
  }
  return undefined
}

const cellsOf = (cells: readonly string[], roles: Header['roles'], role: Role): string[] =>
  cells.filter((cell, at) => roles[at] === role && cell.trim() !== '').map((cell) => cell.trim())

const isNothing = (cell: string) => /^[-–—\s]*$|^0+(?:[.,]0+)?$/.test(cell)

/** The cells of the amount columns, or else of columns that may hold amounts. */
const amountsIn = (
  cells: readonly string[],
  roles: Header['roles'],
): { readonly amounts: readonly string[]; readonly inUnits: boolean } => {
  if (roles.includes('cantidad')) return { amounts: cellsOf(cells, roles, 'cantidad'), inUnits: false }
  if (roles.includes('unidades')) return { amounts: cellsOf(cells, roles, 'unidades'), inUnits: true }
  return { amounts: cells.filter((cell, at) => roles[at] === undefined && /\d/.test(cell)), inUnits: false }
}

/** When two sizes share a name, an empty cell in 'Código' or 'Código de barras' means the size without one. */
const preferBlank = (found: readonly Medida[], cells: readonly string[], roles: Header['roles']): readonly Medida[] => {
  const isBlank = (role: Role) => roles.includes(role) && cellsOf(cells, roles, role).length === 0
  const blank = found.filter(
    ({ codigo, codigobarra }) => (!isBlank('codigo') || codigo === '') && (!isBlank('ean') || codigobarra === ''),
  )
  return found.length > 1 && blank.length > 0 ? blank : found
}

/** The sizes on which all filled cells agree. Beside a known bar code, the code may be another company's. */
const medidasIn = (
  cells: readonly string[],
  roles: Header['roles'],
  codes: Codes,
): { readonly sure: readonly Medida[]; readonly matches: readonly Medida[] } => {
  const cell = (role: Role) => cellsOf(cells, roles, role).join(' ')
  const names = namesOf(codes)
  const [byCode, byBarcode] = [codes.matches(cell('codigo')), codes.matches(cell('ean'))]
  const byName = names.called(`${cell('nombre')} ${cell('tamaño')}`)
  // 'Artículo' may hold a code. When the text is a size's name, it is read as the name, even if it is another size's code.
  const byArticle =
    byName.length === 0 && cell('codigo') === '' && cell('ean') === '' ? codes.matches(cell('nombre')) : []
  // A code made of signs only counts together with its name.
  const exact = byName.filter(({ codigo }) => codigo !== '' && flat(codigo) === cell('codigo'))
  const found = [
    exact.length > 0 ? exact : byCode,
    byBarcode,
    byName,
    byArticle,
    names.ofProduct(cell('nombre')),
  ].filter((some) => some.length > 0)
  const [first = [], ...others] = found
  const all = first.filter((medida) => others.every((some) => some.includes(medida)))
  const packed = all.filter(({ pack }) => flat(pack) === flat(cell('pack')))
  const pack = unitsIn(cell('pack'))
  // The name alone is not enough beside an unknown code, or beside a pack that is different today.
  const unknown = exact.length + byCode.length + byBarcode.length + byArticle.length === 0 && cell('codigo') !== ''
  const sure = unknown
    ? []
    : (packed.length > 0 ? packed : all).filter(
        (medida) => pack === undefined || unitsIn(medida.pack) === undefined || unitsIn(medida.pack) === pack,
      )
  return { sure: preferBlank(sure, cells, roles), matches: [...new Set(found.flat())] }
}

const isTotal = (cells: readonly string[]) =>
  cells.some((cell) => /^\s*(?:sub ?-?)?total(?:es)?\b|^\s*(?:suma|transporte)\b/i.test(cell))

/** The row as a typed line, for correcting. */
const typed = (
  cells: readonly string[],
  roles: Header['roles'],
  { amounts, inUnits }: ReturnType<typeof amountsIn>,
): string =>
  flat(
    [
      ...['codigo', 'nombre', 'tamaño'].flatMap((role) => cells.filter((_, at) => roles[at] === role)),
      ...(cellsOf(cells, roles, 'codigo').length > 0 ? [] : cellsOf(cells, roles, 'ean')),
      `x ${amounts.join(' / ')}`,
      inUnits ? 'unidades' : '',
      ...cellsOf(cells, roles, 'nota'),
    ].join(' '),
  )

interface Row {
  readonly text: string
  readonly cells: readonly string[]
}

/** A row of a table with named columns. */
export const rowIn = ({ text, cells }: Row, roles: Header['roles'], codes: Codes): Pasted => {
  const [only, other] = cells.filter((cell) => cell.trim() !== '')
  if (rolesIn(cells)) return { text, matches: [], cantidad: 1, heading: true }
  const written = amountsIn(cells, roles)
  const amounts = [...new Set(written.amounts.filter((amount) => !isNothing(amount)))]
  // A single cell without an amount is a line of text in or below the table.
  if (only !== undefined && other === undefined && amounts.length === 0) {
    const meaning = meaningOfLine(only, codes)
    if (meaning !== 'nothing' && (cells.length === 1 || ('medida' in meaning && meaning.rest !== '')))
      return pastedAs(cells.length === 1 ? text : only, meaning)
  }
  const { sure, matches } = medidasIn(cells, roles, codes)
  const identified = identities.some((role) => role && cellsOf(cells, roles, role).length > 0)
  if (matches.length === 0 && (!identified || isTotal(cells))) return { text, matches, cantidad: 1, heading: true }
  if (amounts.length === 0)
    return { text, matches, cantidad: 1, ...(matches.length > 0 ? { empty: true } : { heading: true }) }
  const [medida, ...others] = sure
  const amount =
    amounts.length === 1 && (roles.includes('cantidad') || roles.includes('unidades'))
      ? amountOf(amounts[0] ?? '', written.inUnits, medida)
      : undefined
  const unsure = typed(cells, roles, { ...written, amounts })
  if (!medida || others.length > 0 || !amount) return { text: unsure, matches, cantidad: amount?.count ?? 1 }
  const { cantidad, nota } = requestedPacks(amount.count, amount.inUnits, medida.pack)
  const notes = [nota, ...cellsOf(cells, roles, 'nota')].filter(Boolean).join(' · ').slice(0, maxNota)
  return { text: unsure, matches: sure, cantidad, line: lineFor(medida, cantidad, notes) }
}
