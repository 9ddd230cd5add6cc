/** The browser's memory: the resident memory of all child processes, from /proc. Shared pages count in each process. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process ended since it was listed.
    return ''
  }
}

/** A process's parent and resident bytes. */
const processOf = (pid: string) => {
  const status = read(`/proc/${pid}/status`)
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { pid: Number(pid), parent: field('PPid'), bytes: field('VmRSS') * 1024 }
}

/** In MB: the resident memory of all descendants; undefined without /proc. */
const residentMB = (): number | undefined => {
  if (!existsSync('/proc/self/status')) return undefined
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
  const bytesBelow = (parent: number): number =>
    all.filter((one) => one.parent === parent).reduce((sum, { pid, bytes }) => sum + bytes + bytesBelow(pid), 0)
  return bytesBelow(process.pid) / 1e6
}

/** Runs some work and returns the rise of memory during this work, in MB. */
export const peakMB = async (work: () => Promise<unknown>): Promise<{ before: number; peak: number } | undefined> => {
  const before = residentMB()
  if (before === undefined) {
    await work()
    return undefined
  }
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMB() ?? 0)
  }, 50)
  // Without this a failed work would keep the bench running.
  await work().finally(() => clearInterval(timer))
  return { before, peak }
}
