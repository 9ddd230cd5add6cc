/** A page that is drawn alike each time: one moment, the own typeface, nothing that moves. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

export const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const

export const freeze = (page: Page) => page.clock.setFixedTime('2026-11-24T15:00:00Z')

/** Waits until the typeface and the pictures in sight are there. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    )
  })

/** Hides what comes and goes by itself. */
const stylePath = join(import.meta.dirname, 'still.css')

/** Photographs and films are the company's data, and large: a plain area stands for each. */
const data = (page: Page) => page.locator('img, video, picture, iframe')

/** Compares the window with its kept picture, and goes on where both differ, so that one run tells all. */
export const compare = async (page: Page, name: string): Promise<void> => {
  await settled(page)
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { mask: [data(page)], maskColor: '#dde1e6', stylePath })
}
