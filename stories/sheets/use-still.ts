import { useEffect, useState, type RefObject } from 'react'
import { stillOf } from './still.ts'

interface Channel {
  last: (event: string) => unknown
}

/** The channel of a story's page, once that page has begun. */
const channelOf = (page: Window): Channel | undefined => {
  const preview: unknown = Reflect.get(page, '__STORYBOOK_PREVIEW__')
  const channel: unknown = typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'channel') : undefined
  const isChannel = (value: unknown): value is Channel => typeof value === 'object' && value !== null && 'last' in value
  return isChannel(channel) ? channel : undefined
}

const atOnce = 3
const longest = 25_000
const waiting: (() => void)[] = []
let running = 0

/** Begins what waits, a few at once. */
const takeTurns = (): void => {
  if (running >= atOnce) return
  const next = waiting.shift()
  if (!next) return
  running += 1
  next()
}

const endTurn = (): void => {
  running -= 1
  takeTurns()
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const untilEnded = async (page: () => Window | null | undefined, signal: AbortSignal): Promise<void> => {
  const start = Date.now()
  while (!signal.aborted && Date.now() - start < longest) {
    const now = page()
    if (now && channelOf(now)?.last('storyFinished') !== undefined) return void (await sleep(300))
    await sleep(100)
  }
}

/** Whether a story's page is to be live now, and its HTML once it has ended. */
export const useStill = (frame: RefObject<HTMLIFrameElement | null>, wanted: boolean) => {
  const [live, setLive] = useState(false)
  const [still, setStill] = useState<string>()
  const due = wanted && still === undefined
  useEffect(() => {
    if (!due) return undefined
    const ending = new AbortController()
    let began = false
    const turn = async () => {
      began = true
      setLive(true)
      await untilEnded(() => frame.current?.contentWindow, ending.signal)
      const page = frame.current?.contentDocument
      if (page && !ending.signal.aborted) setStill(stillOf(page))
      endTurn()
    }
    const start = () => void turn()
    waiting.push(start)
    takeTurns()
    return () => {
      ending.abort()
      if (!began) waiting.splice(waiting.indexOf(start), 1)
    }
  }, [frame, due])
  return { live, still }
}
