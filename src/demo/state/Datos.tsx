import { useState } from 'react'
import { ownDoors } from './doors.ts'
import { State } from './State.tsx'

/** The demo company as a whole: what is different, a new beginning, a file, the way back. */
export default function Datos() {
  const [doors] = useState(ownDoors)
  return <State doors={doors} />
}
