/** Loads React's code in a task of its own, before the app's code. */
import 'react-dom/client'
