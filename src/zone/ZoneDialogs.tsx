import { lazy, Suspense } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { loadDialog } from './open-login.ts'
import { showDialog, useZoneDialog } from './zone-dialog.ts'

const ZoneDialog = lazy(loadDialog)
const failure = 'No pudimos abrir la zona privada. Revisá tu conexión y probá de nuevo.'

/** The login and account dialogs (§2.2), once per page; their code loads on demand. */
export function ZoneDialogs() {
  const { shown, opened, failed } = useZoneDialog()
  return (
    <>
      {opened && (
        <Suspense>
          <ZoneDialog shown={shown} onShow={showDialog} />
        </Suspense>
      )}
      <Alert kind={2} message={failed ? failure : ''} onHide={() => useZoneDialog.setState({ failed: false })} />
    </>
  )
}
