import { Alert } from '../ui/Alert.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { loadDialog } from './open-login.ts'
import { showDialog, useZoneDialog } from './zone-dialog.ts'

const ZoneDialog = onDemand(loadDialog)
const failure = 'No pudimos abrir la zona privada. Revisá tu conexión y probá de nuevo.'

/** The login and account dialogs (§2.2), once per page; their code loads on demand. */
export function ZoneDialogs() {
  const { shown, opened, failed } = useZoneDialog()
  return (
    <>
      {opened && <ZoneDialog shown={shown} onShow={showDialog} />}
      <Alert kind={2} message={failed ? failure : ''} onHide={() => useZoneDialog.setState({ failed: false })} />
    </>
  )
}
