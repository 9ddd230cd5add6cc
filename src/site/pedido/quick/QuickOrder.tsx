import { useId, useRef, type ClipboardEvent, type SyntheticEvent } from 'react'
import type { Producto } from '#contract/producto.ts'
import { useTabText } from '#state/use-tab-text.ts'
import { Button } from '#ui/Button.tsx'
import { Field, TextArea } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { pickExamples } from '#finder/examples.ts'
import { copiedText } from '#ui/tables/copied.ts'
import { Doubts } from './Doubts.tsx'
import parts from '../parts.module.css'
import styles from './QuickOrder.module.css'
import { useQuickOrder } from './use-quick-order.ts'

const textKey = 'pedido.texto'

/** Reads the catalogue's codes before the first line comes. */
const warm = async (productos: readonly Producto[]) =>
  (await import('../../catalogue-worker/ask.ts')).ask('choices', productos, '')

/** Pastes a table with its rows and cells, when the clipboard has them as HTML. */
const pasteTable = (event: ClipboardEvent<HTMLTextAreaElement>, onChange: (text: string) => void) => {
  const { currentTarget: area, clipboardData } = event
  const copied = copiedText(clipboardData.getData('text/html'))
  if (copied === undefined) return
  event.preventDefault()
  area.setRangeText(copied, area.selectionStart, area.selectionEnd, 'end')
  onChange(area.value)
}

/** Quick order: many codes and amounts at once, from a spreadsheet, a chat or a mail. */
export function QuickOrder({ productos }: { productos: readonly Producto[] }) {
  const id = useId()
  const { codigo, otro, barra } = pickExamples(productos)
  const first = codigo && `${codigo} x 20`
  const [text, setText] = useTabText(textKey)
  const field = useRef<HTMLTextAreaElement>(null)
  const { notice, doubts, setDoubts, take, reading, takeFile, heading, message } = useQuickOrder(productos)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // The text stays until its lines stand in the list.
    if (!reading && (await take(text))) setText('')
  }
  const choose = (input: HTMLInputElement) => {
    for (const file of input.files ?? []) void takeFile(file)
    // Lets the same file be chosen again.
    input.value = ''
  }
  return (
    <section className={styles.quick} data-unprinted aria-labelledby={id}>
      <h2 id={id} className={parts.title}>
        Pedido rápido
      </h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field
          label="Códigos y cantidades"
          hint={`Un código por línea, con los packs al lado${first && `: «${first}»`}. Podés pegarlo de Excel, de WhatsApp o de un correo.`}
        >
          <TextArea
            ref={field}
            rows={6}
            spellCheck={false}
            readOnly={reading}
            placeholder={[first, otro && `${otro}\t5`, barra && `${barra}; 3`].filter(Boolean).join('\n')}
            value={text}
            onFocus={() => void warm(productos).catch(console.warn)}
            onPaste={(event) => pasteTable(event, setText)}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" busy={reading}>
            Agregar al pedido
          </Button>
          <label className={styles.file}>
            <span>o elegí o arrastrá un CSV o XLSX</span>
            <input type="file" accept=".csv,.xlsx,text/csv" onChange={({ target }) => choose(target)} />
          </label>
        </div>
        <div ref={message}>
          <Message tone={notice.tone}>{notice.text}</Message>
        </div>
      </form>
      <Doubts
        lines={doubts}
        onChange={setDoubts}
        onDone={() => field.current?.focus()}
        heading={heading}
        productos={productos}
      />
    </section>
  )
}
