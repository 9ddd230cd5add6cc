/** The building blocks of the tools. */
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field, Select, TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { TableScroll } from '#ui/TableScroll.tsx'
import { useFileDialog, type FileDialog } from '#ui/use-file-dialog.tsx'
import styles from './parts.module.css'

/** A small button. `aria-pressed` marks the chosen one of several. */
export const Small = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button type="button" className={styles.small} {...props} />
)

/** A button within a text. `about` names the button's subject for people who do not see its position. */
export const Act = ({ children, about, onClick }: { children: string; about?: string; onClick: () => void }) => (
  <button type="button" className={styles.act} onClick={onClick}>
    {children}
    {about !== undefined && <span className="visually-hidden"> {about}</span>}
  </button>
)

/** A `ref` that focuses the element when it mounts. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

type PartProps = {
  title: string
  children: ReactNode
  /** Whether the part replaces everything else, and so takes the focus. */
  takesFocus?: boolean
  asks?: boolean
}

export function Part({ title, children, takesFocus = false, asks = takesFocus }: PartProps) {
  const id = useId()
  return (
    <section className={asks ? styles.panel : styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading} {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Items that may be equal, each with its index as a key. */
const withIndex = <Item,>(items: readonly Item[]): { readonly item: Item; readonly index: number }[] =>
  items.map((item, index) => ({ item, index }))

/** Terms with their values; a blank value has no line. */
export const Facts = ({ entries }: { entries: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {withIndex(entries.filter(([, value]) => value !== '')).map(({ item: [name, value], index }) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const Code = ({ label, children }: { label: string; children: string }) => (
  <TableScroll label={label} className={styles.code}>
    <pre>{children}</pre>
  </TableScroll>
)

type ChoiceProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  /** Without one, `aria-label` names the choice. */
  label?: string
  value: Value
  /** Each value with its words. */
  options: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, value, options, onChange, ...props }: ChoiceProps<Value>) {
  const select = (
    <Select
      {...props}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([optionValue]) => optionValue === target.value)
        if (chosen) onChange(chosen[0])
      }}
    >
      {options.map(([optionValue, words]) => (
        <option key={optionValue} value={optionValue}>
          {words}
        </option>
      ))}
    </Select>
  )
  return label === undefined ? select : <Field label={label}>{select}</Field>
}

type TypedProps = Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onChange: (text: string) => void }

export const Typed = ({ label, className, onChange, ...props }: TypedProps) => (
  <Field label={label} {...(className !== undefined && { className })}>
    <TextInput {...props} onChange={({ target }) => onChange(target.value)} />
  </Field>
)

type LineProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  button: string
  initial: string
  /** Gets the text without outer blanks. */
  onDone: (text: string) => void
}

export function Line({ label, button, initial, onDone, ...props }: LineProps) {
  const [text, setText] = useState(initial)
  const isIdle = text.trim() === ''
  return (
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isIdle) onDone(text.trim())
      }}
    >
      <Field label={label}>
        <TextInput {...props} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" tone="secondary" disabled={isIdle}>
        {button}
      </Button>
    </form>
  )
}

export const Search = (props: TypedProps) => (
  <Typed type="search" autoComplete="off" spellCheck={false} className={styles.search} {...props} />
)

export function FileButton({ children, ...dialog }: FileDialog & { readonly children: string }) {
  const [open, input] = useFileDialog(dialog)
  return (
    <>
      <Button tone="secondary" onClick={open}>
        {children}
      </Button>
      {input}
    </>
  )
}

type TitledProps = { title: string; about: ReactNode; children: ReactNode }

/** A row of a list: a title, a line about it, and its actions. */
export const Titled = ({ title, about, children }: TitledProps) => (
  <li className={styles.titled}>
    <p>
      <b>{title}</b>
      <br />
      <span className={styles.soft}>{about}</span>
    </p>
    {children}
  </li>
)

interface Outcome {
  readonly tone: 'success' | 'error' | 'neutral'
  readonly text: string
  /** A text to read or to select, with its label. */
  readonly code?: readonly [label: string, text: string] | undefined
}

/** The outcome of an action as a message below it, and the functions that set the message. */
export const useOutcome = () => {
  const [outcome, say] = useState<Outcome>()
  /** Copies a text; where the browser forbids that, the text is shown, to be selected. */
  const copy = async (label: string, text: string, done = 'Copiado.', isShown = false) => {
    const code = [label, text] as const
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    say(
      isCopied
        ? { tone: 'success', text: done, ...(isShown && { code }) }
        : { tone: 'neutral', text: 'El navegador no deja copiar: seleccionalo acá.', code },
    )
  }
  const { tone = 'neutral', text, code } = outcome ?? {}
  const shown = (
    <>
      <Message tone={tone}>{text}</Message>
      {code && <Code label={code[0]}>{code[1]}</Code>}
    </>
  )
  return { say, copy, outcome: shown }
}
