/** Storybook's page of stories, driven as its sidebar drives it: one story comes from another. */
import type { Page } from '@playwright/test'

type Listener = (told: unknown) => void

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      channel: {
        on: (event: string, listener: Listener) => void
        off: (event: string, listener: Listener) => void
        emit: (event: string, told: object) => void
      }
      ready: () => Promise<unknown>
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } }
        parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
}

const desk = { width: 1440, height: 900 }

/** The window that a story asks for. */
const sizeOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { storyGlobals, parameters } = await window['__STORYBOOK_PREVIEW__'].loadStory({ storyId })
    const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? ''] ?? {}
    return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  }, id)

// Axe has its place in `npm test`.
export const addressOf = (url: string, id: string, viewMode: 'story' | 'docs'): string =>
  `${url}iframe.html?id=${id}&viewMode=${viewMode}&globals=a11y.manual:!true`

export const openPreview = async (page: Page, url: string): Promise<void> => {
  await page.goto('about:blank')
  await page.goto(addressOf(url, 'bienvenida--empezar', 'story'))
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(() => window['__STORYBOOK_PREVIEW__'].ready())
}

/** Shows a story after the one that is there. Resolves to what went wrong; '' when nothing did. */
export const show = async (page: Page, id: string): Promise<string> => {
  await page.setViewportSize((await sizeOf(page, id)) ?? desk)
  return page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const { channel } = window['__STORYBOOK_PREVIEW__']
        const failed = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
        const said: string[] = []
        const fail = (told: unknown) => {
          const { message } = typeof told === 'object' && told !== null && 'message' in told ? told : { message: told }
          said.push(String(message))
        }
        const stop = () => {
          clearTimeout(timer)
          for (const event of failed) channel.off(event, fail)
          channel.off('storyFinished', end)
          resolve(said.join(' '))
        }
        // The story before may say its end once more.
        const end = (told: unknown) => {
          if (typeof told === 'object' && told !== null && 'storyId' in told && told.storyId === storyId) stop()
        }
        const timer = setTimeout(() => {
          said.push('It did not end within 40 s.')
          stop()
        }, 40_000)
        for (const event of failed) channel.on(event, fail)
        channel.on('storyFinished', end)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    id,
  )
}
