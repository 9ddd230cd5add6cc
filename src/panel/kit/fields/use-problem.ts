import { useEffect, useState } from 'react'
import type { Accept } from '../../../contract/fields.ts'
import { judge } from '../../../contract/uploads.ts'

/** The reason why the API will refuse a file, in the API's words. A file that was moved or deleted after the choice cannot be read. */
export const problemOf = async (file: File, accept: Accept): Promise<string | undefined> => {
  try {
    return (await judge(file, accept)).wrong?.message
  } catch {
    return 'No pudimos leer el archivo. Volvé a elegirlo.'
  }
}

/** The problem of a file, shown when the file is chosen. The file may still be sent, since the API decides (§5). */
export const useProblem = (file: File | undefined, accept: Accept): string | undefined => {
  const [found, setFound] = useState<{ readonly of: File; readonly problem: string | undefined }>()
  useEffect(() => {
    let current = true
    const check = async (of: File) => {
      const problem = await problemOf(of, accept)
      if (current) setFound({ of, problem })
    }
    if (file) void check(file)
    return () => {
      current = false
    }
  }, [file, accept])
  return found && found.of === file ? found.problem : undefined
}
