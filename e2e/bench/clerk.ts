/**
 * A clerk at a page, who is counted. A person needs 1.5 s for a click, 0.25 s for a key and 5 s for a file dialog.
 *
 * A double click is two clicks, and so is a drag within the page: a press and a release. A shortcut is as many keys as it names. A paste
 * is its shortcut alone, since the copy is made in another program. A drop of files from another window is a file dialog. Waiting for the
 * app is not counted: other parts of the bench measure that.
 */
import type { Locator, Page } from 'playwright'

interface Counts {
  clicks: number
  keys: number
  dialogs: number
}

const seconds = { clicks: 1.5, keys: 0.25, dialogs: 5 } as const

export const secondsOf = ({ clicks, keys, dialogs }: Counts): number =>
  clicks * seconds.clicks + keys * seconds.keys + dialogs * seconds.dialogs

/** '6 clicks, 40 keys, 1 dialog' */
export const wordsOf = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`)
    .join(', ')

export type Clerk = ReturnType<typeof clerkAt>

export const clerkAt = (page: Page) => {
  const counts: Counts = { clicks: 0, keys: 0, dialogs: 0 }
  const click = async (target: Locator) => {
    counts.clicks += 1
    await target.click()
  }
  return {
    page,
    counts,
    click,
    doubleClick: async (target: Locator) => {
      counts.clicks += 2
      await target.dblclick()
    },
    type: async (text: string) => {
      counts.keys += text.length
      await page.keyboard.type(text)
    },
    press: async (...shortcuts: readonly string[]) => {
      for (const shortcut of shortcuts) {
        counts.keys += shortcut.split('+').length
        await page.keyboard.press(shortcut)
      }
    },
    /** Holds one key while others are pressed. */
    hold: async (held: string, ...keys: readonly string[]) => {
      counts.keys += 1 + keys.length
      await page.keyboard.down(held)
      for (const key of keys) await page.keyboard.press(key)
      await page.keyboard.up(held)
    },
    choose: async (target: Locator, files: string | readonly string[]) => {
      const opened = page.waitForEvent('filechooser')
      await click(target)
      counts.dialogs += 1
      await (await opened).setFiles(files)
    },
    /** Drops files of another window. */
    drop: async (target: Locator, names: readonly string[]) => {
      counts.dialogs += 1
      await target.evaluate((element, all) => {
        const dataTransfer = new DataTransfer()
        for (const name of all) dataTransfer.items.add(new File([name], name, { type: 'application/pdf' }))
        for (const type of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      }, names)
    },
    /** Pastes a text that was copied in another program. */
    paste: async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      counts.keys += 2
      await page.keyboard.press('Control+v')
    },
  }
}
