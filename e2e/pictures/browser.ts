/** The one browser that makes the pictures and compares them. Another version draws letters and edges otherwise. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { shellLaunch } from '../run/chromium.ts'

/** Stands beside the pictures. */
const pinFile = join(import.meta.dirname, 'browser.json')

/** Keep the machine out of the pictures: its processor's own arithmetic, its screen's colours, its way of smoothing letters. */
const alike = [
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
]

export const pictureLaunch = () => {
  const { args, ...rest } = shellLaunch()
  return { ...rest, args: [...args, ...alike] }
}

/**
 * The browser of this machine, and how both draw: a page of letters, curves, shadows and controls, as a sum of its pixels. The page uses
 * nothing of the app, so that only a browser, a machine or another edition of the typeface changes the sum.
 */
const browserHere = async (): Promise<string> => {
  const launch = pictureLaunch()
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
    await page.goto(pathToFileURL(join(import.meta.dirname, 'probe.html')).href)
    await page.evaluate(() => document.fonts.load('1em Probe'))
    const pixels = await sharp(await page.screenshot())
      .raw()
      .toBuffer()
    const name = basename(launch.executablePath ?? chromium.executablePath())
    const drawn = createHash('sha256').update(pixels).digest('hex')
    return `${JSON.stringify({ name, version: browser.version(), drawn }, null, 2)}\n`
  } finally {
    await browser.close()
  }
}

export const pin = async (): Promise<void> => writeFileSync(pinFile, await browserHere())

export const isPinned = async (): Promise<boolean> =>
  existsSync(pinFile) && readFileSync(pinFile, 'utf8') === (await browserHere())
