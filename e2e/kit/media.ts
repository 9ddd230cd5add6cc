/** The demo company's files, named by their path below mocks/seed/media. The packed kit has a list of them in place of this module. */
import { statSync } from 'node:fs'
import { demoFile } from './files.ts'

/** A file's size in bytes; undefined where there is no such file. */
export const mediaSize = (path: string): number | undefined => statSync(demoFile(path), { throwIfNoEntry: false })?.size
