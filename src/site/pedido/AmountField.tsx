import { useId, useState, type KeyboardEvent } from 'react'
import { maxPacks } from '#state/pedido/linea.ts'
import { Minus, Plus } from '#ui/icons/more.tsx'
import styles from './AmountField.module.css'
import { parsePacks } from './parse-packs.ts'
import { digits } from '#ui/counted.ts'

interface AmountFieldProps {
  /** The name or code of the size. */
  name: string
  packs: number
  /** 0 where the field can remove the line. */
  least: 0 | 1
  onType: (packs: number) => void
  onStep: (by: 1 | -1) => void
  /** The plus's label, when it does not just add a pack. */
  plusLabel?: string
  /** The control that gets the focus when the field appears, where nobody has gone on to another one. */
  focused?: 'field' | 'more' | undefined
}

const describeError = (typed: string, least: 0 | 1): string => {
  const packs = parsePacks(typed)
  if (packs === undefined) return `Escribí un número entero, como 12 o 1.000; hasta ${digits(maxPacks)}.`
  return packs < least ? 'Escribí 1 o más. Para sacarla del pedido, quitá la línea.' : ''
}

/** The typed text and its error. Only a valid number of packs reaches the pedido. */
const useTyped = (least: 0 | 1, onType: (packs: number) => void) => {
  const [typed, setTyped] = useState<string>()
  const [blurred, setBlurred] = useState(false)
  return {
    typed,
    // '1.' is not wrong yet, since it may become '1.000'; a letter is wrong at once.
    wrong: typed !== undefined && (blurred || /[^\d.\s]/.test(typed)) ? describeError(typed, least) : '',
    forget: () => setTyped(undefined),
    type: (text: string) => {
      setTyped(text)
      setBlurred(false)
      const packs = parsePacks(text)
      // 0 packs would remove the line while typing: that waits until the focus leaves the field.
      if (packs !== undefined && packs > 0) onType(packs)
    },
    /** Returns whether the typed text is valid. */
    leave: (): boolean => {
      if (typed === undefined) return true
      setBlurred(true)
      if (describeError(typed, least) !== '') return false
      setTyped(undefined)
      if (parsePacks(typed) === 0) onType(0)
      return true
    },
  }
}

/** Moves the focus to the amount of the next or previous row; a row without packs has its plus instead. */
const toNextAmount = (from: HTMLElement, by: 1 | -1): void => {
  const rows = from.closest('table, ul')
  const amounts = [...(rows?.querySelectorAll<HTMLElement>('[data-amount]') ?? [])]
  const next = amounts[amounts.indexOf(from) + by] ?? from
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
}

/** Takes the focus, unless somebody has gone on to another control since the tap: this code may come late, and React may show it later still. */
const takeFocus = (control: HTMLElement | null): void => {
  if (!document.activeElement?.matches('input, textarea, select, a, button:not([data-amount])')) control?.focus()
}

/** The number of packs: a field with a minus and a plus. */
export function AmountField({
  name,
  packs,
  least,
  onType,
  onStep,
  plusLabel = `Un pack más de ${name}`,
  focused,
}: AmountFieldProps) {
  const id = useId()
  const { typed, wrong, type, leave, forget } = useTyped(least, onType)
  const step = (by: 1 | -1) => {
    forget()
    if (by === 1 ? packs < maxPacks : packs > least) onStep(by)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event
    if (!['ArrowUp', 'ArrowDown', 'Enter'].includes(key)) return
    event.preventDefault()
    if (key !== 'Enter') step(key === 'ArrowUp' ? 1 : -1)
    else if (leave()) toNextAmount(currentTarget, shiftKey ? -1 : 1)
  }
  return (
    <span className={styles.amount} data-unprinted>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Un pack menos de ${name}`}
        disabled={packs <= least}
        onClick={() => step(-1)}
      >
        <Minus />
      </button>
      <input
        data-amount
        inputMode="numeric"
        autoComplete="off"
        ref={focused === 'field' ? takeFocus : undefined}
        aria-label={`Packs de ${name}`}
        aria-invalid={wrong !== '' || undefined}
        aria-describedby={wrong === '' ? undefined : id}
        value={typed ?? digits(packs)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => void leave()}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        ref={focused === 'more' ? takeFocus : undefined}
        aria-label={plusLabel}
        title={plusLabel}
        onClick={() => step(1)}
      >
        <Plus />
      </button>
      {wrong !== '' && (
        <span id={id} role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
    </span>
  )
}
