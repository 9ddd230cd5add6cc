/** The one browser that makes the pictures and compares them. Another version draws letters and edges otherwise. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { shellLaunch } from '../run/chromium.ts'

/** Stands beside the pictures. */
export const pinFile = join(import.meta.dirname, 'browser.json')

/** The browser of this machine, as `{ "name", "version" }`. */
export const browserHere = (): string => {
  const path = shellLaunch().executablePath ?? chromium.executablePath()
  const [version = ''] = /\d+(\.\d+)+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? []
  return `${JSON.stringify({ name: basename(path), version }, null, 2)}\n`
}

export const isPinned = (): boolean => existsSync(pinFile) && readFileSync(pinFile, 'utf8') === browserHere()
