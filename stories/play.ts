import { screen, spyOn, userEvent, type within } from 'storybook/test'
import { page } from '#state/reload.ts'

/** A person's acts, as the steps of a story's play; `sees.ts` has the claims about the screen: `play: inOrder(presses('Guardar'), alerts('Guardado'))`. */
export type Canvas = ReturnType<typeof within>
export interface Played {
  readonly canvas: Canvas
}
type Step = (played: Played) => Promise<unknown>
export type Text = string | RegExp

export const inOrder =
  (...steps: readonly Step[]) =>
  async (played: Played): Promise<void> => {
    for (const step of steps) await step(played)
  }
/** Steps outside the story's own box: in a dialog. */
export const onPage =
  (...steps: readonly Step[]) =>
  (): Promise<void> =>
    inOrder(...steps)({ canvas: screen })

/** The options of a search by role. */
export const called = (name?: Text) => (name === undefined ? {} : { name })

export const clicks =
  (role: string, name?: Text) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.click(await canvas.findByRole(role, called(name)))
export const presses = (name: Text) => clicks('button', name)
/** A double click, as many people press buttons. */
export const pressesTwice =
  (name: Text) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.dblClick(await canvas.findByRole('button', { name }))
export const clicksOn =
  (text: Text) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.click(await canvas.findByText(text))
export const keys = (text: string) => () => userEvent.keyboard(text)
/** What the page puts into a copy of this selection; undefined where the copy is the browser's own. */
export const copyOf = (select: (selection: Selection) => void): string | undefined => {
  const selection = getSelection()
  if (selection) select(selection)
  const copy = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
  document.body.dispatchEvent(copy)
  selection?.removeAllRanges()
  return copy.defaultPrevented ? copy.clipboardData?.getData('text/plain') : undefined
}
/** Types into a field, after its text. */
export const types =
  (label: Text, text: string) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.type(await canvas.findByLabelText(label), text)
export const searchesFor =
  (words: string) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.type(await canvas.findByRole('searchbox'), words)
export const write = async (canvas: Canvas, label: string, text: string): Promise<void> => {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
/** Writes texts in place of the fields' own, by label. */
export const writes =
  (texts: Readonly<Record<string, string>>) =>
  async ({ canvas }: Played): Promise<void> => {
    for (const [label, text] of Object.entries(texts)) await write(canvas, label, text)
  }
/** Chooses a file: itself, or a function that makes it. */
export const uploads =
  (label: Text, file: File | (() => File | Promise<File>)) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.upload(await canvas.findByLabelText(label), file instanceof File ? file : await file())
export const selects =
  (label: string, option: string) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.selectOptions(await canvas.findByLabelText(label), option)
/** A story's `beforeEach`: a reload of the page is noted, for the step `reloads`, and does not happen. */
export const withoutReload = () => {
  spyOn(page, 'reload').mockImplementation(() => {})
}
