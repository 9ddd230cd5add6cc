import { get, set } from 'idb-keyval'
import { useEffect } from 'react'
import { create } from 'zustand'
import { reviewStore } from '../kept.ts'
import { factsNow } from './facts.ts'
import { noticed, readProgress, start, type Progress } from './progress.ts'

const key = 'recorrido'
/** In ms: how often the tour checks whether a stop was done. */
const pause = 1_000

interface Tour {
  readonly progress: Progress
  readonly ready: boolean
}

export const useTour = create<Tour>(() => ({ progress: start, ready: false }))

const loadTour = async (): Promise<void> => {
  const kept = await get<Partial<Progress>>(key, reviewStore).catch(() => undefined)
  useTour.setState({ progress: readProgress(kept), ready: true })
}

/** Stores the progress and checks the stop. Where storing fails, the progress lasts as long as the page. */
export const move = (progress: Progress): void => {
  if (progress === useTour.getState().progress) return
  useTour.setState({ progress })
  set(key, progress, reviewStore).catch(() => undefined)
  void check()
}

const check = async (): Promise<void> => {
  const { progress } = useTour.getState()
  if (!progress.going) return
  const now = await factsNow(progress.before?.last)
  // The visitor may have moved to another stop meanwhile.
  if (useTour.getState().progress === progress) move(noticed(progress, now))
}

/** Follows a visitor's progress while the tour is open. */
export const useNotice = (): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const again = async () => {
      await check()
      if (!isOver) timer = setTimeout(() => void again(), pause)
    }
    void loadTour().then(again)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
