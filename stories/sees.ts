/** Claims about the screen, as the steps of a story's play. */
import { expect, screen, waitFor } from 'storybook/test'
import { call } from '#api/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { useDirty } from '#state/dirty.ts'
import { page } from '#state/reload.ts'
import { called, type Played, type Text } from './play.ts'

/** Waits until a text is visible, in the story or beside it. The reason of a failed save shows twice, in the alert and by the button. */
export const says = (text: Text): Promise<void> => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible())
export const alerts = (text: Text) => () => says(text)
/** The content of a dialog is there before it is seen: its opening fades in. */
export const sees =
  (text: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByText(text)).toBeVisible())
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
/** A text that was there goes. */
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
/** The text that readers hear after the name of a button or of a text field. */
export const isDescribed =
  (role: string, name: Text, text: unknown) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(text))
export const isChecked =
  (role: string, name: Text) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toBeChecked())
/** So many cards stand in the first row of the screen, by the headings within (§9). */
export const cardsPerRow =
  (count: number, level: number) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => {
      const headings: readonly HTMLElement[] = canvas.getAllByRole('heading', { level })
      const tops = headings.map((heading) => heading.closest('li')?.getBoundingClientRect().top)
      void expect(tops.filter((top) => top === tops[0])).toHaveLength(count)
    })
/** The size that the specification gives what a name is on, in pixels (§9). */
export const measures =
  (role: string, name: Text, size: { readonly width?: number; readonly height?: number }) =>
  ({ canvas }: Played): Promise<void> =>
    waitFor(() => expect(canvas.getByRole(role, { name }).getBoundingClientRect()).toMatchObject(size))
/** Nothing makes the page scroll sideways. */
export const fits = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
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
export const unsaved = (forms: number) => () => waitFor(() => expect(useDirty.getState().forms).toBe(forms))
export const reloads = () => waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
/** A story with an answer ahead of the demo company's data ends after both. */
export const atRest = () =>
  waitFor(() => expect(document.head.querySelector('meta[name="keywords"]')).toBeInTheDocument())
