/** Storybook's page of stories, driven as its sidebar drives it: one story comes from another. */
import type { BrowserContext, Page } from '@playwright/test'

type Listener = (event: unknown) => void

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      channel: {
        on: (event: string, listener: Listener) => void
        off: (event: string, listener: Listener) => void
        emit: (event: string, payload: object) => void
        last: (event: string) => unknown
      }
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } }
        parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
}

const desk = { width: 1440, height: 900 }

const sizeOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await window['__STORYBOOK_PREVIEW__'].loadStory({ storyId })
    const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? ''] ?? {}
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  }, id)

export const addressOf = (url: string, id: string, viewMode: 'story' | 'docs'): string =>
  `${url}iframe.html?id=${id}&viewMode=${viewMode}`

/** How many files of a built Storybook its worker has yet to keep. The page is told nothing when the last one is. */
export const filesToKeep = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const script = await (await fetch('worker.js')).text()
    const files: string[] = JSON.parse(/^const files = (.+)$/m.exec(script)?.[1] ?? '[]')
    const cached = await Promise.all(files.map((file) => caches.match(file)))
    return cached.filter((response) => response === undefined).length
  })

/** The story that is there first. */
export const first = 'bienvenida--empezar'

/** Stops animations, as Storybook itself does in vitest: in the first moment of a dialog's animation the dialog is transparent. */
const stopAnimations = (page: Page) =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets = [still]
  })

/** Opens Storybook's page of stories. A story that is left before its end makes Storybook reload the page, so the first one has ended here. */
export const openPreview = async (
  context: BrowserContext,
  url: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> => {
  const page = await context.newPage()
  await stopAnimations(page)
  await prepare(page)
  await page.goto(addressOf(url, first, 'story'))
  await page.waitForFunction(
    () =>
      '__STORYBOOK_PREVIEW__' in globalThis &&
      window['__STORYBOOK_PREVIEW__'].channel.last('storyFinished') !== undefined,
  )
  return page
}

interface Ended {
  readonly messages: readonly string[]
  readonly reporters?: readonly { type: string; status: string; result?: { violations?: readonly { id: string }[] } }[]
}

/** The rules that axe found broken: `npm test` asks axe once a screen, a release in every story. A report without a result is axe's own failure. */
const brokenRules = ({ reporters = [] }: Ended): string[] =>
  reporters
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result?.violations ?? [{ id: 'failed' }])
    .map(({ id }) => `axe: ${id}`)

/** Shows a story after the one that is there. Resolves to the errors of the story, '' for none, and whether axe has looked at it. */
export const render = async (page: Page, id: string): Promise<{ errors: string; hasAxeSeen: boolean }> => {
  const text = await page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const { channel } = window['__STORYBOOK_PREVIEW__']
        const failed = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
        const messages: string[] = []
        const fail = (event: unknown) => {
          const { message } =
            typeof event === 'object' && event !== null && 'message' in event ? event : { message: event }
          messages.push(String(message))
        }
        const stop = (ended: object) => {
          clearTimeout(timer)
          for (const event of failed) channel.off(event, fail)
          channel.off('storyFinished', end)
          resolve(JSON.stringify({ ...ended, messages }))
        }
        // The story before may say its end once more.
        const end = (event: unknown) => {
          if (typeof event === 'object' && event !== null && 'storyId' in event && event.storyId === storyId)
            stop(event)
        }
        const timer = setTimeout(() => {
          messages.push('It did not end within two minutes.')
          stop({})
        }, 120_000)
        for (const event of failed) channel.on(event, fail)
        channel.on('storyFinished', end)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
  const ended: Ended = JSON.parse(text)
  const hasAxeSeen = ended.reporters?.some(({ type }) => type === 'a11y') ?? false
  return { errors: [...ended.messages, ...brokenRules(ended)].join(' '), hasAxeSeen }
}

/** As `render`, in the window that the story is for. */
export const show = async (page: Page, id: string) => {
  await page.setViewportSize((await sizeOf(page, id)) ?? desk)
  return render(page, id)
}
