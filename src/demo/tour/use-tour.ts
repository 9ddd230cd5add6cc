import { get, set } from 'idb-keyval'
import { useEffect } from 'react'
import { create } from 'zustand'
import { roomStore } from '../kept.ts'
import { factsNow } from './facts.ts'
import { noticed, readProgress, start, type Progress } from './progress.ts'

const key = 'recorrido'
/** In ms: how often one looks whether a stop was done. */
const pause = 1_000

interface Tour {
  readonly progress: Progress
  readonly ready: boolean
}

export const useTour = create<Tour>(() => ({ progress: start, ready: false }))

/** Reads where one was, in this or another tab. */
const loadTour = async (): Promise<void> => {
  const kept = await get<Partial<Progress>>(key, roomStore).catch(() => undefined)
  useTour.setState({ progress: readProgress(kept), ready: true })
}

/** Goes on from here, and sees how things stand; where the browser keeps nothing it lasts as long as the page. */
export const move = (progress: Progress): void => {
  if (progress === useTour.getState().progress) return
  useTour.setState({ progress })
  set(key, progress, roomStore).catch(() => undefined)
  void look()
}

const look = async (): Promise<void> => {
  const { progress } = useTour.getState()
  if (!progress.going) return
  const now = await factsNow(progress.before?.last)
  // Whoever has gone on meanwhile is elsewhere.
  if (useTour.getState().progress === progress) move(noticed(progress, now))
}

/** Takes note of what is done while the tour is open. */
export const useNotice = (): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const again = async () => {
      await look()
      if (!isOver) timer = setTimeout(() => void again(), pause)
    }
    void loadTour().then(again)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
