import { Alert } from '#ui/Alert.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { loadDialog, useZoneDialog, type ZoneDialogName } from './open-login.ts'

const ZoneDialog = onDemand(loadDialog)
const failure = 'No pudimos abrir la zona privada. Revisá tu conexión y probá de nuevo.'

/** The login and account dialogs (§2.2), once per page; their code loads on demand. */
export function ZoneDialogs() {
  const { shown, failed, destination } = useZoneDialog()
  const show = (next: ZoneDialogName | null) => useZoneDialog.setState({ shown: next })
  return (
    <>
      {shown !== undefined && <ZoneDialog shown={shown} destination={destination} onShow={show} />}
      <Alert kind={2} message={failed ? failure : ''} onHide={() => useZoneDialog.setState({ failed: false })} />
    </>
  )
}
