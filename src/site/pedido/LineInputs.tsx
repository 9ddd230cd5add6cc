import { maxNota, type Linea } from '../../state/pedido/linea.ts'
import { changeLine, removeLine } from '../../state/pedido/pedido.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Close } from '../../ui/icons/index.tsx'
import { AmountField } from './AmountField.tsx'
import styles from './LineInputs.module.css'

const nameOf = ({ codigo, nombre, tamaño }: Linea) => codigo || `${nombre} ${tamaño}`.trim()

/** The packs of a line, at least one: a line has its own button to remove it. */
export const AmountInput = ({ line }: { line: Linea }) => (
  <AmountField
    name={nameOf(line)}
    packs={line.cantidad}
    least={1}
    onType={(cantidad) => changeLine(line, { cantidad })}
    onStep={(by) => changeLine(line, { cantidad: line.cantidad + by })}
  />
)

export const NoteInput = ({ line }: { line: Linea }) => (
  <input
    className={styles.note}
    aria-label={`Nota de ${nameOf(line)}`}
    placeholder="Agregar nota"
    maxLength={maxNota}
    value={line.nota}
    onChange={({ target }) => changeLine(line, { nota: target.value })}
  />
)

export const RemoveButton = ({ line }: { line: Linea }) => (
  <IconButton label={`Quitar ${nameOf(line)}`} icon={<Close />} onClick={() => removeLine(line)} />
)
