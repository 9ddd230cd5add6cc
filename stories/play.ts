import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import { call } from '../src/api/client.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import { useDirty } from '../src/state/dirty.ts'

/** What a person does and sees, as the steps of a story's play: `play: inOrder(presses('Guardar'), alerts('Guardado con éxito'))`. */
export type Canvas = ReturnType<typeof within>
export interface Played {
  readonly canvas: Canvas
}
type Step = (played: Played) => Promise<unknown>
type Text = string | RegExp

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

/** Waits until a text is visible, in the story or beside it. The reason of a failed save shows twice, in the alert and by the button. */
export const says = (text: Text): Promise<void> => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
export const alerts = (text: Text) => () => says(text)

/** What a dialog holds is there before it is seen: its opening fades in. */
export const sees =
  (text: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible())
const called = (name?: Text) => (name === undefined ? {} : { name })
export const seesA =
  (role: string, name?: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, called(name))).toBeVisible())
/** So many of a kind. */
export const counts =
  (count: number, role: string, name?: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getAllByRole(role, called(name))).toHaveLength(count))
export const countsText =
  (count: number, text: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(count))
export const lacks =
  (text: Text) =>
  async ({ canvas }: Played): Promise<void> =>
    expect(canvas.queryByText(text)).toBeNull()
export const lacksA =
  (role: string, name?: Text) =>
  async ({ canvas }: Played): Promise<void> =>
    expect(canvas.queryByRole(role, called(name))).toBeNull()
/** What was there goes. */
export const loses = (text: Text) => (played: Played) => waitFor(() => lacks(text)(played))
export const losesA = (role: string, name?: Text) => (played: Played) => waitFor(() => lacksA(role, name)(played))
export const leads =
  (name: Text, href: unknown) =>
  async ({ canvas }: Played): Promise<void> =>
    expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href)
export const isFocused =
  (role: string, name?: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, called(name))).toHaveFocus())
export const fieldIsFocused =
  (label: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByLabelText(label)).toHaveFocus())
export const isInvalid =
  (label: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByLabelText(label)).toBeInvalid())
export const reads =
  (role: string, name: Text, text: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toHaveTextContent(text))
/** Nothing makes the page scroll sideways. */
export const fits = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))

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

/** Types into a field after what it has. */
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
/** Writes texts in place of what the fields have, by label. */
export const writes =
  (texts: Readonly<Record<string, string>>) =>
  async ({ canvas }: Played): Promise<void> => {
    for (const [label, text] of Object.entries(texts)) await write(canvas, label, text)
  }
/** Chooses a file: itself, or what makes it. */
export const uploads =
  (label: string, file: File | (() => File | Promise<File>)) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.upload(await canvas.findByLabelText(label), file instanceof File ? file : await file())
export const selects =
  (label: string, option: string) =>
  async ({ canvas }: Played): Promise<void> =>
    userEvent.selectOptions(await canvas.findByLabelText(label), option)
/** The values of fields, by label. */
export const holds =
  (values: Readonly<Record<string, string>>) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => {
      for (const [label, value] of Object.entries(values)) void expect(canvas.getByLabelText(label)).toHaveValue(value)
    })
/** The API answers this. */
export const isStored =
  <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input, answer: object) =>
  (): Promise<void> =>
    waitFor(async () => expect(await call(endpoint, input)).toMatchObject(answer))
/** So many forms have something unsaved. */
export const unsaved = (forms: number) => async () => expect(useDirty.getState().forms).toBe(forms)
