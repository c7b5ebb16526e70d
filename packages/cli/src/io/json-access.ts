import { isObject, type Json, type JsonObject } from '@tischrunde/engine';

/** A list in a JSON value; empty where there is none. */
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const textsOf = (value: Json | undefined): readonly string[] => listOf(value).map(String);

export const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);
