import { startTransition, useEffect, useState } from 'react'
import { nextCount, pageStep } from './load-more.ts'

/**
 * How many of a list are on the page. It shows all (§2.5), but a first screenful goes before: the rest follows step by step,
 * each when the browser is free, so that thousands never hold up the first.
 */
export function useShown(list: readonly unknown[], atLeast: number): number {
  const first = Math.max(pageStep, atLeast)
  const [shown, setShown] = useState({ list, count: first })
  const count = shown.list === list ? shown.count : first
  useEffect(() => {
    if (count >= list.length) return
    const timer = setTimeout(() => startTransition(() => setShown({ list, count: nextCount(count, list.length) })))
    return () => clearTimeout(timer)
  }, [list, count])
  return Math.min(count, list.length)
}
