import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Copies what nobody reads or writes at the moment, and waits for nobody. */
parentPort?.on('message', () => {
  try {
    const db = new Database(workerData, { fileMustExist: true, timeout: 0 });
    try {
      db.pragma('wal_checkpoint(PASSIVE)');
    } finally {
      db.close();
    }
  } catch {
    // A full disk, say. The thread that writes notices it, too, and tells.
  }
  parentPort?.postMessage(null);
});
