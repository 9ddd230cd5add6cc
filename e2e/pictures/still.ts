/** A page that is drawn alike each time: one moment, the own typeface, nothing that moves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

export const freeze = (page: Page) => page.clock.setFixedTime('2026-11-24T15:00:00Z')

/** Whether the typeface is here, and every picture in sight. A picture that failed is there, too. */
const isSettled = async (): Promise<boolean> => {
  const isInSight = (image: HTMLImageElement) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const faces = await document.fonts.load('1em "Archivo Variable"')
  await document.fonts.ready
  return faces.length > 0 && [...document.images].filter(isInSight).every(({ complete }) => complete)
}

const stored = join(import.meta.dirname, 'kept')

/** Hides everything that comes and goes by itself. */
const stylePath = join(import.meta.dirname, 'still.css')
const style = readFileSync(stylePath, 'utf8')

const pixelsOf = (picture: Buffer | string): Promise<Buffer | undefined> =>
  sharp(picture)
    .raw()
    .toBuffer()
    .catch(() => undefined)

/**
 * Compares the window with its stored picture, and goes on where both differ, so that one run shows all differences. Only these are left to
 * Playwright, which waits whether a difference stays, and draws the difference: this takes longer than to see that pixels are equal.
 */
export const compare = async (page: Page, name: string): Promise<void> => {
  await page.waitForFunction(isSettled)
  // A pointer that nobody has moved lies on the element that comes below it, or not.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width - 1, height - 1)
  const [before, now] = await Promise.all([
    pixelsOf(join(stored, `${name}.png`)),
    page.screenshot({ animations: 'disabled', caret: 'hide', style }).then(pixelsOf),
  ])
  if (!before || !now?.equals(before)) await expect.soft(page).toHaveScreenshot(`${name}.png`, { stylePath })
}
