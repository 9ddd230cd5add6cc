import { useState } from 'react'
import { ownDoors } from './doors.ts'
import { State } from './State.tsx'

/** The company as a whole: its changes, a reset, files, and the way back. */
export default function Datos() {
  const [doors] = useState(ownDoors)
  return <State doors={doors} />
}
