/** Provides an in-memory IndexedDB; must be imported before the browser's store. */
import 'fake-indexeddb/auto'
