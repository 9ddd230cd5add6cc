import { useEffect, useState } from 'react'

const load = () => import('./finding.ts')
export type Finding = Awaited<ReturnType<typeof load>>

let ready: Finding | undefined

export const loadFinding = async (): Promise<Finding> => (ready ??= await load())

/** The search's code, undefined while it loads. When it fails to load, the page fails. */
export const useFinding = (isNeeded: boolean): Finding | undefined => {
  const [code, setCode] = useState(() => ready)
  useEffect(() => {
    if (!isNeeded || code) return
    loadFinding().then(
      (finding) => setCode(() => finding),
      (error: unknown) =>
        setCode(() => {
          throw error
        }),
    )
  }, [isNeeded, code])
  return code
}
