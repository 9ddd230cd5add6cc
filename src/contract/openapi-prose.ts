/** The prose of the OpenAPI document, for authors of a backend. */

/** The document's first page. */
export const description = `
## Who may call
\`x-access\` says it of every call: \`public\` (anyone), \`zone\` (a customer's or a panel user's session), \`panel\` (a panel user), \`admin\` (a panel user whose
\`admin\` is 1). Without the session a call is refused with 401, without the role with 403; a zone session is none for the panel. A customer who is switched off
and a user who is deleted are out at once. A refused call changes nothing.

Operations and parameters marked \`x-extension\` go beyond the specification: a backend may lack them (404, 405 or 501; an unknown query parameter is ignored),
and the app then does without. Deprecated headers are accepted and never sent.

## Sessions are cookies
\`verificarLogin\` and \`verificarLoginZona\` open a session of each kind, a browser may have both at once, and either login answers with a \`Set-Cookie\`.
The cookies' names are yours. The app never reads them: \`HttpOnly; Path=/\` is right, as long-lived as a session should be.

| the app and the API are on | cookie | CORS |
|---|---|---|
| one origin | \`SameSite=Lax\`, \`Secure\` under HTTPS | none |
| two origins of one site (www. and api.example.com) | \`SameSite=Lax; Secure\` | with credentials |
| two sites | \`SameSite=None; Secure; Partitioned\`, else no browser sends it back | with credentials |

## CORS
Public reads and what visitors send (\`enviarCorreo\`, \`agregarSuscripcion\`, \`crearUsuarioZona\`) go without credentials, so \`Access-Control-Allow-Origin: *\` serves the public
site. Logins, \`cerrarSesion\`, \`obtenerMetadato\` and everything that needs a session go with credentials: answer with the app's own origin (never \`*\`), \`Access-Control-Allow-Credentials: true\` and \`Vary: Origin\`, to refusals as well. A preflight
(\`OPTIONS\`, which carries no cookie) asks for the methods \`GET, POST\` and the headers \`Content-Type\`, \`X-XSRF-TOKEN\` (only where there is the cookie below);
files are read in parts with \`Range\`. Let \`Content-Disposition, Content-Range, Accept-Ranges, Content-Length\` be exposed.

## CSRF
Where a readable cookie \`XSRF-TOKEN\` is set for the app's own host, the app sends its decoded value back as the header \`X-XSRF-TOKEN\` with every write (what Laravel,
Angular and axios call it); refuse a wrong one with 419 or 403. From another origin the header comes only after a first 419, and only where the page can read the cookie (same site): elsewhere, check \`Origin\`. JSON bodies need
\`Content-Type: application/json\`, which no form of another site can send. The three deletes by GET (\`deleteUsuario\`, \`deleteUsuarioZona\`, \`deleteSuscripcion\`) are what
the specification has: refuse them with 405 where \`Sec-Fetch-Mode\` is \`navigate\` or \`Sec-Fetch-Dest\` is not \`empty\`, so that no link and no picture's address deletes. Over plain HTTP
browsers send a GET without \`Sec-Fetch-Site\` and \`Origin\`: to its own origin the app sends its writes with \`X-Vidriera: 1\`, which no page of another origin can send unasked.

## Answers
Send \`application/json; charset=utf-8\`; the app asks for it with \`Accept: application/json\`, so never redirect to a login page: answer 401. Three answers are literal: a refused
\`verificarLogin\` or \`verificarLoginZona\` is **status 200 with text/plain**, shown as it is; \`crearUsuarioZona\` answers \`true\`, anything else means that the name is taken. Creates and updates answer
\`{"id": n}\`; \`deleteUsuario\` answers the list that is left. \`obtenerContacto\` is a list of one, \`obtenerBanner\` a list of two, the home one first. Lists with an \`orden\` come sorted by it as
a number, ties by id. The app's reader forgives much (numbers and flags as text, null for a blank, \`{"data": …}\`, text/html for JSON); nobody else's has to.

## Bodies
Multipart fields are text: '1' is 1. A field of a multipart update that is left out or empty of a file keeps what there is. What cannot be read is 400, what does not fit is 422 with
\`errors\` by wire name, an upload that is too large 413, one of the wrong type 415 (pictures and videos are told by their content, never by their name; pictures up to 10 MB, anything else up to 200 MB).

## History
\`x-history\` gives the words: every successful write of a panel user adds an entry, \`says\`, then a colon and what names the record. \`guardarHistorial\` adds what the client did, in a text that begins with 'Sesion Cerrada',
'Vio la lista de precios' or 'Descargo la lista de precios' (another one may be a 422). \`zona: 1\` marks an entry of a customer, whose name may be that of a user.

## Nothing is lost (extensions)
A backend says with \`obtenerExtensiones\` which of these it has. **Versions**: a record carries \`version\`, any integer as long as no two states of the record share one
(left out: 0); an update says \`?version=\` in its query, and one that comes too late is a 409 with the record as it is now in \`actual\`, and writes nothing. **Trash**: what any
call deletes is kept whole for 30 days, served to nobody, and comes back under its id. **Undo**: the answer of a write names it in the header \`X-Cambio\` (expose it to
another origin); \`deshacer\` makes rows, pictures and files what they were before it, or answers 409 where one of them changed since. **Order**: \`ordenar\` puts a list
in an order, in one step. **Bulk load**: a file may have two more columns where a backend names them. \`nombreNuevo\` is what the product of \`nombre\` is called after the load, in the
same write; 422 where that is no name, the row says no stored product, or another product has the name. \`filaOriginal\` ('12', or 'Tuercas!12' of several sheets) is where the row
stands in the clerk's own file: a 422, its reasons and \`dudas\` name the row by it. Any other column is ignored. **History**: an entry may tell \`recurso\`, \`idRegistro\` and \`cambios\`, and visitors' sign-ups have one. All of it happens in the transaction of the write.

## Is a backend right?
\`API_URL=https://staging.example.com npm run conformance\` tries it and says of every difference what was sent, what came and where it is written.
`.trim()

export const refusals: Readonly<Record<number, string>> = {
  400: 'The body cannot be read.',
  401: 'No session.',
  403: 'The session may not do this.',
  404: 'Unknown id.',
  405: 'A delete by GET that was reached by navigation.',
  409: 'The last administrator stays; the record is no longer what the change was based on (`actual` tells it); or what is to be brought back has no place any more.',
  413: 'The file is too large.',
  415: 'The file is of another type than the field takes.',
  422: 'Fields that are missing or do not fit, by wire name.',
  500: 'Something failed; nothing was written.',
  503: 'The storage does not respond.',
  507: 'The storage is full.',
}

const cookie =
  "The cookie's name is the backend's own; HttpOnly; Path=/; SameSite=Lax, or SameSite=None; Secure where the app is of another site."
export const sessions = {
  panel: `Opened by verificarLogin, ended by cerrarSesion. ${cookie}`,
  zona: `Opened by verificarLoginZona unless usuarioActivo is 0, ended by cerrarSesion. ${cookie}`,
}
