import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inOrder, presses, writes, type Canvas, type Played } from '../play.ts'
import { alerts, says, sees } from '../sees.ts'

export const save = presses('Guardar')
export const failure = 'Algo falló de nuestro lado. Probá de nuevo.'

/** Saves while the call fails: the alert says so, and the form stays. */
export const failToSave = inOrder(save, alerts(failure))

/** Saves while the server refuses these fields. */
export const isRefused =
  (...labels: string[]) =>
  async ({ canvas }: Played): Promise<void> => {
    await save({ canvas })
    await says('Revisá los campos marcados.')
    for (const label of labels) await waitFor(() => expect(canvas.getByLabelText(label)).toBeInvalid())
  }

/** Writes texts, by label, which the server refuses. */
export const isRefusedWith = (texts: Readonly<Record<string, string>>) =>
  inOrder(writes(texts), isRefused(...Object.keys(texts)))

export const upload = async (canvas: Canvas, label: string, file: File): Promise<void> =>
  userEvent.upload(await canvas.findByLabelText(label), file)

/** Presses the delete button of the first row and confirms. */
export const deleteFirst = async ({ canvas }: Played): Promise<void> => {
  const [first] = await canvas.findAllByRole('button', { name: /^Eliminar / })
  if (first) await userEvent.click(first)
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }))
}

/** Deletes the first row: the alert says so, and this count is left. */
export const deletesFirst = (alert: string, left: string) => inOrder(deleteFirst, alerts(alert), sees(left))

/** Types into the search box of a list of `all`; `found` shows. */
export const searches =
  (all: string, words: string, found: string) =>
  async ({ canvas }: Played): Promise<void> => {
    await canvas.findByText(all)
    await userEvent.type(canvas.getByRole('searchbox'), words)
    await expect(await canvas.findByText(found)).toBeVisible()
  }

/** Ten thousand records, all like this one. */
export const tenThousand = <Row extends object>(row: Row) =>
  Array.from({ length: 10_000 }, (_, i) => ({ ...row, id: i + 1, orden: i + 1 }))

export const longText = 'Tornillería de altísima resistencia para estructuras metálicas desmontables. '.repeat(3)
export const longHtml = `<p>${longText.repeat(20)}</p><p>${'x'.repeat(400)}</p>`
export const notAPicture = new File(['no es una imagen'], 'falsa.jpg', { type: 'image/jpeg' })

/** The first cells of each row. */
export const hasRows =
  (...rows: readonly (readonly unknown[])[]) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => {
      const [, ...shown] = canvas.getAllByRole('row')
      const textsOf = (row: HTMLElement, count: number) =>
        [...row.children].slice(0, count).map((cell) => cell.textContent)
      void expect(shown.map((row: HTMLElement, i: number) => textsOf(row, rows[i]?.length ?? 0))).toEqual(rows)
    })

export const dropOn = (field: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
