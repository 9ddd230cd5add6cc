import { useEffect, useState } from 'react'
import type { Accept } from '../../../contract/fields.ts'
import { judge } from '../../../contract/uploads.ts'

/** Why the API will not take a file, in its own words. One that was moved or deleted since it was chosen cannot be read. */
export const problemOf = async (file: File, accept: Accept): Promise<string | undefined> => {
  try {
    return (await judge(file, accept)).wrong?.message
  } catch {
    return 'No pudimos leer el archivo. Volvé a elegirlo.'
  }
}

/** Said as soon as it is chosen. It may be sent all the same: the API decides (§5). */
export const useProblem = (file: File | undefined, accept: Accept): string | undefined => {
  const [found, setFound] = useState<{ readonly of: File; readonly problem: string | undefined }>()
  useEffect(() => {
    let current = true
    const look = async (of: File) => {
      const problem = await problemOf(of, accept)
      if (current) setFound({ of, problem })
    }
    if (file) void look(file)
    return () => {
      current = false
    }
  }, [file, accept])
  return found && found.of === file ? found.problem : undefined
}
