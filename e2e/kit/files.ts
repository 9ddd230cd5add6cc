import type { Download } from '@playwright/test'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './host.ts'

/** The path of a demo company's file, given below seed/media. */
export const demoFile = (path: string) => join(root, 'mocks/seed/media', path)

export const demoBytes = (path: string) => readFileSync(demoFile(path))

/** A demo company's file in bytes; undefined where there is no such file. */
export const mediaSize = (path: string): number | undefined => statSync(demoFile(path), { throwIfNoEntry: false })?.size

export const bytesOf = async (download: Download) => readFileSync(await download.path())
