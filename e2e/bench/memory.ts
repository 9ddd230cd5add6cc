/** What the browser occupies: resident memory of every process below this one, from /proc. Shared pages count in each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

/** Parent and resident bytes of a process. */
const processOf = (pid: string) => {
  const status = read(`/proc/${pid}/status`)
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { pid: Number(pid), parent: field('PPid'), bytes: field('VmRSS') * 1024 }
}

/** Resident megabytes of all descendants; undefined where there is no /proc. */
export const residentMB = (): number | undefined => {
  if (!existsSync('/proc/self/status')) return undefined
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
  const bytesBelow = (parent: number): number =>
    all.filter((one) => one.parent === parent).reduce((sum, { pid, bytes }) => sum + bytes + bytesBelow(pid), 0)
  return bytesBelow(process.pid) / 1e6
}

/** Does something and says how far memory rose meanwhile, in megabytes. */
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
  await work()
  clearInterval(timer)
  return { before, peak }
}
