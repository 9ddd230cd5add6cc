/** Folders of work under way, which a killed process leaves behind. A lock of SQLite tells that their process lives, in any container. */
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withReason } from './sqlite.ts'

/** In ms: a folder without a lock is of an older build, whose work is over by then. */
const oldAfter = 60 * 60_000

const lockOf = (folder: string) => join(folder, 'lock')

/** Throws where another process holds the lock. An end of the process, however it comes, releases it. */
const hold = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    throw withReason(error)
  }
}

export interface HeldFolder {
  readonly path: string
  /** Deletes the folder. */
  readonly drop: () => void
}

/** A new folder in `parent` that belongs to this process. */
export const holdFolder = (parent: string, prefix: string): HeldFolder => {
  const path = mkdtempSync(join(parent, prefix))
  // A file that is still being opened may appear in a folder that is being emptied.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
  try {
    const database = hold(`${lockOf(path)}.new`)
    // Under its own name the lock has always been held.
    renameSync(`${lockOf(path)}.new`, lockOf(path))
    return {
      path,
      drop: () => {
        database.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

const sweepFolder = (folder: string) => {
  if (existsSync(lockOf(folder))) hold(lockOf(folder)).close()
  else if (statSync(folder).mtimeMs > Date.now() - oldAfter) return
  rmSync(folder, { recursive: true, force: true })
}

/** Deletes the folders of processes that are gone. */
export const sweepFolders = (parent: string, prefix: string): void => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    try {
      sweepFolder(join(parent, name))
    } catch {
      // A living process holds it, or another user owns it.
    }
  }
}
