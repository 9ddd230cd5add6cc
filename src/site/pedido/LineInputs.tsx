import { useState } from 'react'
import { maxNota, maxPacks, type Linea } from '../../state/pedido/linea.ts'
import { changeLine, removeLine } from '../../state/pedido/pedido.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Close } from '../../ui/icons/index.tsx'
import { Minus, Plus } from '../../ui/icons/more.tsx'
import styles from './LineInputs.module.css'

const nameOf = ({ codigo, nombre, tamaño }: Linea) => codigo || `${nombre} ${tamaño}`.trim()
const packsIn = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined

/** How many packs of a line. While one types, the field holds whatever was typed; the pedido only what is a number of packs. */
export function AmountInput({ line }: { line: Linea }) {
  const [typed, setTyped] = useState<string>()
  const { cantidad } = line
  const change = (text: string) => {
    setTyped(text)
    const packs = packsIn(text)
    if (packs !== undefined) changeLine(line, { cantidad: packs })
  }
  const step = (by: number) => {
    setTyped(undefined)
    changeLine(line, { cantidad: Math.min(Math.max(cantidad + by, 1), maxPacks) })
  }
  return (
    <span className={styles.amount}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Un pack menos de ${nameOf(line)}`}
        disabled={cantidad === 1}
        onClick={() => step(-1)}
      >
        <Minus />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Packs de ${nameOf(line)}`}
        value={typed ?? cantidad}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') step(1)
          if (key === 'ArrowDown') step(-1)
        }}
      />
      <button type="button" tabIndex={-1} aria-label={`Un pack más de ${nameOf(line)}`} onClick={() => step(1)}>
        <Plus />
      </button>
    </span>
  )
}

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
