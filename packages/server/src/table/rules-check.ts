import { oldestReplayedVersion, rulesVersion } from '@tischrunde/engine';

/** Throws if matches of a version of the rules cannot be replayed. Logs written before there was a version are of the first one. */
export function checkRules(version = 1): void {
  if (version >= oldestReplayedVersion && version <= rulesVersion) return;
  throw new Error(
    `it is of version ${version} of the rules, and this server knows ${oldestReplayedVersion} to ${rulesVersion}`,
  );
}
