import { Empty } from '../ui/Empty.tsx'
import { Screen } from './kit/Screen.tsx'

/** Stands where the next issue builds. */
export const BuildingScreen = () => (
  <Screen title="En construcción">
    <Empty>Esta pantalla todavía no está disponible.</Empty>
  </Screen>
)
