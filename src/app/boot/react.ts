/** React's own code, which runs in a turn of its own before the app's. */
import 'react-dom/client'
