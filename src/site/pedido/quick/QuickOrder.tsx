import { useId, useState, type SyntheticEvent } from 'react'
import type { Producto } from '../../../contract/producto.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, TextArea } from '../../../ui/Field.tsx'
import { Message } from '../../../ui/Message.tsx'
import { finderOf } from '../../search/finder.ts'
import { codesOf } from './codes.ts'
import { Doubts } from './Doubts.tsx'
import styles from './QuickOrder.module.css'
import { useQuickOrder } from './use-quick-order.ts'

/** Codes and amounts from a spreadsheet, a chat or a mail, many at once. */
export function QuickOrder({ productos }: { productos: readonly Producto[] }) {
  const id = useId()
  const codes = codesOf(productos)
  const { find } = finderOf(productos)
  const [text, setText] = useState('')
  const { said, doubts, setDoubts, take, takeFile } = useQuickOrder(codes)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    take(text)
    setText('')
  }
  const choose = (input: HTMLInputElement) => {
    for (const file of input.files ?? []) void takeFile(file)
    // The same file may be chosen again.
    input.value = ''
  }
  return (
    <section className={styles.quick} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Pedido rápido
      </h2>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Códigos y cantidades"
          hint="Un código por línea, con los packs al lado: «011250 x 20». Podés pegarlo de Excel, de WhatsApp o de un correo."
        >
          <TextArea
            rows={6}
            spellCheck={false}
            placeholder={'011250 x 20\n040825\t5\n7798123001044; 3'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit">Agregar al pedido</Button>
          <label className={styles.file}>
            <span>o elegí o arrastrá un CSV o XLSX</span>
            <input type="file" accept=".csv,.xlsx,text/csv" onChange={({ target }) => choose(target)} />
          </label>
        </div>
        <Message tone={said.tone}>{said.text}</Message>
      </form>
      <Doubts lines={doubts} onChange={setDoubts} codes={codes} find={find} />
    </section>
  )
}
